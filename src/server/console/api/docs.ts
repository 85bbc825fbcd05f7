import type { ConsoleAccess } from '#contract/console/define.ts';
import { consoleActionNamed, consoleActionNames } from '#contract/console/index.ts';
import { isMet, mayRole, operatorRoles } from '#domain/operators/permissions.ts';
import { apiPageOf } from '#server/api/api-page.ts';
import { type DocumentedAction, openApiOf } from '#server/api/openapi.ts';

const path = '/console/api';

function documentedActions(): (DocumentedAction & { who: string })[] {
  return consoleActionNames.map((name) => {
    const action = consoleActionNamed(name);
    return { ...action, needs: needsOf(action.access), who: whoMay(action.access) };
  });
}

function needsOf(access: ConsoleAccess): DocumentedAction['needs'] {
  if (access === 'anyone') return 'nothing';
  return access === 'operator' ? 'session' : 'role';
}

function whoMay(access: ConsoleAccess): string {
  if (access === 'anyone') return 'anyone';
  if (access === 'operator') return 'every operator';
  const roles = operatorRoles.filter((role) => isMet(access, (one) => mayRole(role, one)));
  return roles.join(', ');
}

/** The console's contract as an OpenAPI 3.1 document. */
export function consoleOpenApi(): object {
  return openApiOf({
    title: 'Thok console',
    description: 'What operators do; each action says in its 403 whether roles differ.',
    path,
    cookie: { name: 'thok_console', setBy: 'signIn' },
    actions: documentedActions(),
  });
}

/** The same, explained to a person. */
export function consoleApiPage(nonce: string): string {
  return apiPageOf(nonce, {
    title: 'Console API',
    path,
    intro: `Call <code>${path}/NAME</code>: reads with GET and a query, changes with POST and a JSON body,
files as multipart. Changes need the header <code>x-thok</code> or a same-origin request, and all but signing in
a session of the console. Roles are named as they usually are: owners change what the others may. Money is in rupees, times in ISO 8601.
<a href="${path}/openapi.json">OpenAPI document</a> · <a href="/console">To the console</a>`,
    actions: documentedActions(),
  });
}
