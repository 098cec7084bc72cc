import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fading, fold, whole } from './folded-words.css.ts';
import { UnfoldButton } from './unfold-button.tsx';

/** Props of {@link FoldedWords}. */
interface FoldedWordsProps {
  /** How much is seen of them: six lines and four on phones, or twice as many. */
  show: keyof typeof fold;
  className: string;
  children: ReactNode;
}

/** Long words, folded until the reader wants more; all of them are in the page of the server. */
export function FoldedWords({ show, className, children }: FoldedWordsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isFolded, setFolded] = useState(true);
  const [isMore, setMore] = useState(false);
  const id = useId();
  useEffect(() => {
    const { current } = box;
    if (!current || !isFolded) return undefined;
    const measure = () =>
      setMore(
        current.scrollHeight > current.clientHeight + 1 ||
          current.scrollWidth > current.clientWidth + 1,
      );
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isFolded]);
  return (
    <div className={whole}>
      <div
        ref={box}
        id={id}
        className={`${className} ${fold[show]} ${isMore ? fading : ''}`.trim()}
        data-folded={isFolded || undefined}
        // A link that gets the focus must be seen.
        onFocus={() => setFolded(false)}
      >
        {children}
      </div>
      {isMore && (
        <Suspense>
          <UnfoldButton controls={id} isFolded={isFolded} onPress={() => setFolded(!isFolded)} />
        </Suspense>
      )}
    </div>
  );
}
