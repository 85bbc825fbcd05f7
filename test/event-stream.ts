export type Stream = Awaited<ReturnType<typeof openStream>>;

/** A browser's view of server-sent events: what has come, and whether the server has ended them. */
export async function openStream(url: string, headers: Record<string, string>) {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const heard = { text: '', ended: false };
  const reading = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk);
    heard.ended = true;
  };
  reading().catch(() => {}); // aborted when the test is over
  return { heard, response, leave: () => abort.abort() };
}
