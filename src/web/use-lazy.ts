import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';

/**
 * A part that the first load does without: undefined until it is wanted and there. Should its import
 * fail, it is tried again when `attempt` changes.
 */
export function useLazy<Part>(
  place: string,
  load: () => Promise<Part>,
  wanted: boolean,
  attempt?: unknown,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();

  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      (part) => setLoaded({ part }),
      (error: unknown) => browserLog(place, error),
    );
  }, [place, load, wanted, loaded, attempt]);

  return loaded?.part;
}
