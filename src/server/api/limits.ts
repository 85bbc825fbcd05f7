/** Longest address line answered; longer ones are refused before they are parsed. */
export const maxUrlLength = 8_192;
export const maxBodyBytes = 1_048_576;
