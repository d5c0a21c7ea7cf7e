import { Suspense, useEffect, useState } from 'react';
import { optionalPart } from '../../lib/optional-part';

/** After this time a wait is longer than usual. */
export const slowAfterMs = 3_000;

const SlowWords = optionalPart(async () => (await import('../notices/late')).SlowWords);

/** Stands beside what shows a wait, and says so when it lasts. */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <Suspense>
        <SlowWords />
      </Suspense>
    )
  );
}
