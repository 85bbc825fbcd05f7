const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

type Known = readonly (readonly [RegExp, string])[];

const nameIn = (known: Known, text: string) => known.find(([sign]) => sign.test(text))?.[1];

/** "Chrome, Android", as far as a browser tells; undefined where it tells nothing known. */
export function deviceName(userAgent: string): string | undefined {
  const parts = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
