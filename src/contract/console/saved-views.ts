import { z } from 'zod';
import { id, requiredText } from '#contract/fields.ts';
import { savedViewLists, viewQuery } from '#domain/operators/saved-views.ts';
import { defineConsoleAction } from './define.ts';
import { done } from './fields.ts';

const list = z.enum(savedViewLists);

const savedView = z.object({ id: z.int(), name: z.string(), query: z.string() });

export type SavedViewWire = z.output<typeof savedView>;

const example: SavedViewWire = { id: 3, name: 'Unpaid, Rajpur', query: 'route=Rajpur&unpaid=1' };

export const listSavedViews = defineConsoleAction({
  summary: 'One’s own saved views of a list, by name.',
  access: 'operator',
  input: z.object({ list }),
  output: z.object({ views: z.array(savedView) }),
  example: { input: { list: 'orders' }, output: { views: [example] } },
});

export const saveView = defineConsoleAction({
  summary: 'Keeps the filters of a list under a name; the same name is kept anew.',
  access: 'operator',
  input: z.object({
    list,
    name: requiredText(40),
    query: requiredText(1_000).transform(viewQuery).pipe(z.string().min(1, 'must have a filter')),
  }),
  output: z.object({ view: savedView }),
  refusals: ['too-many', 'list-not-allowed'],
  example: {
    input: { list: 'orders', name: example.name, query: example.query },
    output: { view: example },
  },
});

export const deleteSavedView = defineConsoleAction({
  summary: 'Forgets one of one’s own saved views.',
  access: 'operator',
  input: z.object({ id }),
  output: done,
  example: { input: { id: 3 }, output: { message: 'The view is deleted.' } },
});
