import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import styles from './Below.module.css';

/** True until the first page is awake: pages after it are laid out whole, so that back leads back. */
let firstPage = true;

/** What lies below the first screen is laid out when one comes near it, or the phone has time. */
export function Below({ room, children }: { room: number; children: ReactNode }) {
  const [asleep, setAsleep] = useState(firstPage);
  useEffect(() => {
    firstPage = false;
    return whenIdle(() => setAsleep(false));
  }, []);
  // `as`: a custom property
  const style = { '--room': `${room}px` } as CSSProperties;
  return (
    <div className={asleep ? styles.asleep : undefined} style={asleep ? style : undefined}>
      {children}
    </div>
  );
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}
