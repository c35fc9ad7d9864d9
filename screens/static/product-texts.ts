// Stands for the texts of whichever product is built: tools/dev/of-product.ts puts its file here.
import own from './texts.json' with { type: 'json' };
import usual from './usual-texts.json' with { type: 'json' };

/** Texts of a product about itself: those of its `texts.json`, and where it has none, those of every product. */
interface ProductTexts {
  /** Titled parts of the privacy policy; `{age}` stands for the message about the users' minimum age. */
  readonly privacy: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  /** Sentence above a demonstration's privacy policy. */
  readonly demonstration: string;
  readonly support: { readonly noAccess: string; readonly reporting: string };
  readonly legal: { readonly contact: string; readonly notice: readonly string[] };
  /** Sentence on the page that tries out what the product needs. */
  readonly test: string;
  /** Keyboard shortcuts of its lists, besides those of every page. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

export const productTexts: ProductTexts = { ...usual, ...own };
