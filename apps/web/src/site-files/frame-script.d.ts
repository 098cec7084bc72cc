/** The script of the walled document, built by `frame-script-plugin`. */
declare module 'virtual:frame-script' {
  export const frameScript: string;
}
