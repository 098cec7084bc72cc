/** The header in which licence requests carry their token. DRM-001 */
export const LICENCE_TOKEN_HEADER = 'PreAuthorization';
