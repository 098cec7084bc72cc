/** The text of each requirement by its id. Empty here: `requirementTextsPlugin` of a build fills it. */
export const requirementTexts: Readonly<Record<string, string>> = {};
