/** A picture of the image endpoint. `url` takes `/{W}x{H}.{avif|webp|jpg}`; the server crops round the focus. */
export interface Picture {
  url: string;
  /** Shown until the picture is there, `#rrggbb`. */
  color: string;
  /** `light` when the left half of the picture is bright; decides the scrim. */
  tone: 'light' | 'dark';
}
