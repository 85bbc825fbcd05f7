import { useEffect, useState } from 'react';

/** One text after the other, every `everyMs`; still for those who asked for less motion. */
export function useRotation(texts: readonly string[], everyMs: number): string {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setStep((now) => now + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return texts[step % texts.length] ?? '';
}
