import type { OutgoingHttpHeaders } from 'node:http';
import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { Window } from 'happy-dom';
import { demoShop } from './demo-shop.ts';
import type { TestApp } from './start-app.ts';

export type Page = BoundFunctions<typeof queries> & {
  status: number;
  headers: OutgoingHttpHeaders;
  html: string;
  document: Document;
  /** The one element of that role, to ask for what is in it. */
  inside(role: string, options?: object): BoundFunctions<typeof queries> & { element: HTMLElement };
};

/** A page of the running shop as a browser without scripts and styles has it: its DOM, to query by role. */
export async function openPage(
  path: string,
  { shop, headers = {} }: { shop?: TestApp; headers?: Record<string, string> } = {},
): Promise<Page> {
  const { app } = shop ?? (await demoShop());
  const answer = await app.inject({ url: path, headers: { accept: 'text/html', ...headers } });
  const document = readHtml(answer.body, `http://shop.example${path}`);
  const whole = within(document.body);
  return {
    ...whole,
    status: answer.statusCode,
    headers: answer.headers,
    html: answer.body,
    document,
    inside(role, options) {
      const element = whole.getByRole(role, options);
      return { ...within(element), element };
    },
  };
}

/** The document of this HTML; nothing in it runs and nothing is fetched. */
export function readHtml(html: string, url = 'http://shop.example/'): Document {
  const window = new Window({
    url,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  window.document.write(html);
  return window.document as unknown as Document; // `as`: happy-dom has types of its own for the same
}
