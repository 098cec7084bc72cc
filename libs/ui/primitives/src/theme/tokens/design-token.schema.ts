import * as v from 'valibot';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const alias = v.pipe(v.string(), v.regex(/^\{[\w.]+\}$/));
const color = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.tuple([share, share, share]),
  alpha: share,
  hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});
const dimension = v.strictObject({ value: v.number(), unit: v.picklist(['px', 'rem']) });
const shadow = v.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: v.boolean(),
});
const extensions = v.optional(v.strictObject({ 'org.foyer': v.record(v.string(), v.unknown()) }));

function token<Name extends string, Value extends v.GenericSchema>(name: Name, value: Value) {
  return v.strictObject({
    $type: v.literal(name),
    $value: v.union([value, alias]),
    $description: v.pipe(v.string(), v.nonEmpty()),
    $extensions: extensions,
  });
}

/** A token as the Design Tokens Format Module, 2025.10, wants it; of the types that we write. */
export const designTokenSchema = v.variant('$type', [
  token('color', color),
  token('dimension', dimension),
  token('duration', v.strictObject({ value: v.number(), unit: v.picklist(['ms', 's']) })),
  token('cubicBezier', v.tuple([share, v.number(), share, v.number()])),
  token('number', v.number()),
  token('shadow', v.pipe(v.array(shadow), v.minLength(1))),
  token('gradient', v.pipe(v.array(v.strictObject({ color, position: share })), v.minLength(2))),
  token(
    'typography',
    v.strictObject({
      fontFamily: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
      fontWeight: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
      fontSize: dimension,
      lineHeight: v.pipe(v.number(), v.minValue(0)),
      letterSpacing: dimension,
    }),
  ),
]);
