/** Networks of India's phones, as the browser emulates them. */
export const profiles = {
  A: { name: '4G', kilobitsPerSecond: 9_000, latencyMs: 170 },
  B: { name: 'slow 4G', kilobitsPerSecond: 1_600, latencyMs: 300 },
  C: { name: '3G', kilobitsPerSecond: 700, latencyMs: 400 },
  D: { name: '2G', kilobitsPerSecond: 150, latencyMs: 800 },
};

/** How many times slower than this machine a cheap phone is. */
export const cpuSlowdown = 6;
