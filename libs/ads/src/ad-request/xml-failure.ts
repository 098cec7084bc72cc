import type { AdErrorName } from '@foyer/ad-slots/errors';

/** Why a document could not be had or read; `name` says it in the words of the project. */
export class XmlFailure extends Error {
  override readonly name: AdErrorName;

  constructor(name: AdErrorName) {
    super(name);
    this.name = name;
  }
}
