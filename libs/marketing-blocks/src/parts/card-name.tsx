import { cover } from './card-name.css.ts';
import type { TargetLink } from './target-link.ts';

/** Props of {@link CardName}. */
interface CardNameProps {
  children: string;
  /** Where the whole card leads; its box has the style `card`. */
  link: TargetLink | undefined;
  className: string;
  /** Put on the words themselves. */
  wordsClassName?: string;
}

/** The heading of a card, by which the whole card is pressed where it leads somewhere. */
export function CardName({ children, link, className, wordsClassName = '' }: CardNameProps) {
  return (
    <h3 className={className}>
      {link ? (
        <a
          className={`${cover} ${wordsClassName}`.trim()}
          href={link.href}
          {...(link.isOutside && { target: '_blank', rel: 'noopener' })}
        >
          {children}
        </a>
      ) : (
        <span className={wordsClassName || undefined}>{children}</span>
      )}
    </h3>
  );
}
