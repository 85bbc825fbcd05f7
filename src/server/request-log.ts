/** A proxy's own id for a request, so that its log and ours can be read together. */
export function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : undefined;
}

/** The path and the action, without the query: that may carry a token or a PIN. */
export function loggedPath(url = ''): string {
  const [path = '', query = ''] = url.split('?', 2);
  const action = path === '/api' ? /(?:^|&)endpoint=(\w{1,60})/.exec(query)?.[1] : undefined;
  return action === undefined ? path : `/api/${action}`;
}
