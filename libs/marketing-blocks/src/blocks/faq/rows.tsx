import { Questions, type QuestionsProps } from '@foyer/screens/questions';

/** Questions in rows between hairlines. */
export default function Rows({ items }: QuestionsProps) {
  return <Questions items={items} />;
}
