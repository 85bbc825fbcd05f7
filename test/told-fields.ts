/** What a refused input is told of its fields, for tests: "gst_number: belongs to another state". */
export function toldFields(answer: object): string {
  const fields = 'fields' in answer ? (answer.fields as object) : {}; // `as`: of a 'bad-input' answer
  const told = Object.entries(fields);
  return told.map(([field, words]) => `${field}: ${words}`).join('\n');
}
