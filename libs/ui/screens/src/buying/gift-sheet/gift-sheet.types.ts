/** Props of `GiftSheet`; all words as they are shown. */
export interface GiftSheetProps {
  /** What it is, such as «Подарочный сертификат». */
  title: string;
  /** What it is worth, such as «1 000 ₽». */
  value: string;
  /** Names the code for those who hear it. */
  codeLabel: string;
  /** Money until it is used: give it to this component alone, as late as it is shown. */
  code: string;
  /** Until when it can be used. */
  until: string;
  /** How it is used, on the paper; in this order. */
  steps: readonly string[];
}
