import { randomBytes } from 'node:crypto';

type PageSecurity = {
  /** What inline scripts and styles of this answer carry; or the scripts are allowed by their hashes. */
  nonce?: string;
  scriptHashes?: string[];
  secure: boolean;
  /** Other origins the storefront was built to take data and pictures from. */
  origins?: string[];
  /** The development server injects styles and talks over a web socket. */
  dev?: boolean;
};

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Sent with every page. Scripts and styles run only from our own files, or as this answer allows. */
export function pageHeaders(options: PageSecurity): Record<string, string> {
  const { nonce, scriptHashes = [], secure, origins = [], dev = false } = options;
  const nonces = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const others = origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...nonces, ...scriptHashes].join(' '),
    ["style-src 'self'", ...(dev ? ["'unsafe-inline'"] : nonces)].join(' '),
    `img-src 'self' data:${others}`,
    `connect-src 'self'${dev ? ' ws:' : ''}${others}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    // How fast the network is: pictures are smaller on a slow one.
    'accept-ch': 'ECT',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
