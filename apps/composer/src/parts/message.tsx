import { Button } from './button.tsx';
import * as css from './message.css.ts';

interface MessageProps {
  text: string;
  action?: { name: string; run: () => void };
}

/** What stands in place of something that is not there. */
export const Message = ({ text, action }: MessageProps) => (
  <output className={css.place}>
    <span>{text}</span>
    {action && <Button onClick={action.run}>{action.name}</Button>}
  </output>
);
