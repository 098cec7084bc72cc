/** What a page shows of the backend's answers, in their order: a heading of a row, or a card. */
export interface Piece {
  title: string;
  /** Address of a card; a heading has none. */
  href?: string;
  /** Address of its picture, without a size. */
  picture?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The first of them is the picture of a card. */
const pictureFields = ['poster', 'image', 'full_logo', 'background', 'photo', 'picture', 'logo'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function pictureOf(fields: Fields): string | undefined {
  const [url] = pictureFields.flatMap((name) => {
    const picture = fields[name];
    const address = isFields(picture) ? textOf(picture['url']) : undefined;
    return address === undefined ? [] : [address];
  });
  return url;
}

/**
 * Reads cards and headings out of an answer of the backend, whatever it is about: what has a name and a picture is a
 * card, what has a name and lists something is a heading.
 */
export function piecesOf(answer: unknown): Piece[] {
  if (Array.isArray(answer)) return answer.flatMap(piecesOf);
  if (!isFields(answer)) return [];
  const title = textOf(answer['name']) ?? textOf(answer['title']);
  const picture = pictureOf(answer);
  const isCard = title !== undefined && picture !== undefined;
  const lists = Object.values(answer).filter(Array.isArray);
  // What stands in a card beside its lists, such as the channel of a programme, is no card of its own.
  const below = isCard ? lists : Object.values(answer);
  const pieces = below.flatMap(piecesOf);
  if (isCard) {
    const id = textOf(answer['slug']) ?? textOf(answer['id']) ?? '';
    return [{ title, picture, href: `/${id}` }, ...pieces];
  }
  return title === undefined || pieces.length === 0 ? pieces : [{ title }, ...pieces];
}
