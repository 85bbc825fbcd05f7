/** Longest address line answered; longer ones are refused before they are parsed. */
export const maxUrlLength = 8_192;
/** Of a body; an action that carries a whole cart has a larger limit of its own in the contract. */
export const maxBodyBytes = 64 * 1024;
/** Reading stops here whatever the action; no action's own limit is above it. */
export const largestBodyBytes = 512 * 1024;
/** Names in a query or a form. The action with the most fields has about twenty. */
export const maxFields = 100;
/** Lists and objects inside one another. */
export const maxDepth = 20;
/** Values in a JSON body: the largest cart has 500 lines of about 25 fields. */
export const maxValues = 20_000;
