import {useEffect, useState} from 'react';

/** Milliseconds that readers wait without a doubt. */
const soon = 4_000;

/** Whether something that the reader waits for takes so long that it must be said. */
export function useTakesLong(isWaiting: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setTimeout(() => setTakesLong(true), soon);
    return () => {
      clearTimeout(timer);
      setTakesLong(false);
    };
  }, [isWaiting]);
  return takesLong;
}
