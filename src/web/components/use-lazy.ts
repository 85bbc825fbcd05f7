import { useEffect, useEffectEvent, useState } from 'react';
import { browserLog } from '#client/log.ts';

type Options = {
  /** Should the import fail, it is tried again when this changes. */
  attempt?: unknown;
  onFailed?: () => void;
};

/** A part that the first load does without: undefined until it is wanted and there. */
export function useLazy<Part>(
  place: string,
  load: () => Promise<Part>,
  wanted: boolean,
  { attempt, onFailed }: Options = {},
): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const fail = useEffectEvent((error: unknown) => {
    browserLog(place, error);
    onFailed?.();
  });

  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      (part) => setLoaded({ part }),
      (error: unknown) => fail(error),
    );
  }, [load, wanted, loaded, attempt]);

  return loaded?.part;
}
