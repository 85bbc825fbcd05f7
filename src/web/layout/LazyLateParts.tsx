import { useEffect, useState } from 'react';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { useLazy } from '#web/components/use-lazy.ts';

const load = () => import('#web/background/LateParts.tsx');

export function LazyLateParts() {
  const [idle, setIdle] = useState(false);
  useEffect(() => queueIdleTask(async () => setIdle(true)), []);
  const loaded = useLazy('late parts', load, idle);
  return loaded ? <loaded.LateParts /> : null;
}
