/** Sent with every page. Scripts and styles run only from our own files or with this answer's nonce. */
export function pageHeaders(options: {
  nonce: string;
  secure: boolean;
  /** Other origins the storefront was built to take data and pictures from. */
  origins: string[];
  /** The development server injects styles and talks over a web socket. */
  dev: boolean;
}): Record<string, string> {
  const { nonce, secure, dev } = options;
  const others = options.origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${others}`,
    `connect-src 'self'${dev ? ' ws:' : ''}${others}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
