import { useEffect, useState } from 'react';

/** Whether something has been so for a while; false again at once when it ends. */
export function usePatience(isSo: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLong(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo, ms]);
  return isSo && isLong;
}
