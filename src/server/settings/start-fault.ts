/** Something the person who starts the shop can mend: shown as one plain sentence, exit code 1. */
export class StartFault extends Error {
  override name = 'StartFault';
}
