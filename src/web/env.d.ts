/** Build-time settings, see vite.config.ts. */
declare const __BASE_URL__: string;
declare const __IMAGE_URL__: string;
declare const __LANGUAGE__: import('#domain/india/language.ts').Language;

/** From `scripts/picker-files.ts`. */
declare module 'virtual:picker-files' {
  export const pickerFiles: string[];
}
