import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@foyer/ui/icon';
import { holder, link, links as linksStyle } from './disclosure.css.ts';

/** A link of a {@link Disclosure}. */
export interface DisclosureLink {
  id: string;
  title: string;
  href: string;
  isCurrent: boolean;
  /** BCP 47, where the title is in another language. */
  tag?: string;
}

/** A word that opens a small sheet of links; Escape, a press elsewhere and leaving it close it. */
export function Disclosure({
  title,
  label,
  links,
  className,
  hasArrow = true,
}: {
  title: string;
  /** Said in place of the title. */
  label?: string;
  links: readonly DisclosureLink[];
  className: string;
  /** @default true */
  hasArrow?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheetId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !root.current?.contains(event.target)) {
        setIsOpen(false);
      }
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={holder}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={sheetId}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        {hasArrow && <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />}
      </button>
      <ul id={sheetId} className={linksStyle} hidden={!isOpen}>
        {links.map(({ id, title: text, href, isCurrent, tag }) => (
          <li key={id}>
            <a
              className={link}
              href={href}
              lang={tag}
              hrefLang={tag}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => setIsOpen(false)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
