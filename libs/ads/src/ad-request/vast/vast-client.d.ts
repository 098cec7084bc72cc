// Sources of the package, for which it has no types.

declare module '@dailymotion/vast-client/src/parser/creative_linear_parser.js' {
  export function parseCreativeLinear(
    linear: Element,
    creative: { id: string | undefined },
  ): import('./vast-client.types.ts').VastLinear;
}

declare module '@dailymotion/vast-client/src/parser/creative_companion_parser.js' {
  export function parseCreativeCompanion(
    companions: Element,
  ): import('./vast-client.types.ts').VastCompanions;
}
