// GENERATED from schemas/codes/languages.codes.json sha256:9f092737aa9e5cff by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ValueSet } from '../../engine/core/product/value-set.ts';

export const languagesCodes: ValueSet = freeze<ValueSet>({
  name: "languages",
  title: "Languages",
  system: "urn:ietf:bcp:47",
  codes: [
    {
      code: "",
      display: "Not Selected",
    },
    {
      code: "en",
      display: "English",
    },
    {
      code: "fr",
      display: "French",
    },
    {
      code: "es",
      display: "Spanish",
    },
    {
      code: "ase",
      display: "American Sign Language",
      "x-origin": "assumed",
    },
    {
      code: "am",
      display: "Amharic",
      "x-origin": "assumed",
    },
    {
      code: "ar",
      display: "Arabic",
      "x-origin": "assumed",
    },
    {
      code: "bn",
      display: "Bengali",
      "x-origin": "assumed",
    },
    {
      code: "zh",
      display: "Chinese",
      "x-origin": "assumed",
    },
    {
      code: "tl",
      display: "Filipino",
      "x-origin": "assumed",
    },
    {
      code: "de",
      display: "German",
      "x-origin": "assumed",
    },
    {
      code: "gu",
      display: "Gujarati",
      "x-origin": "assumed",
    },
    {
      code: "ht",
      display: "Haitian Creole",
      "x-origin": "assumed",
    },
    {
      code: "hi",
      display: "Hindi",
      "x-origin": "assumed",
    },
    {
      code: "hmn",
      display: "Hmong",
      "x-origin": "assumed",
    },
    {
      code: "it",
      display: "Italian",
      "x-origin": "assumed",
    },
    {
      code: "ja",
      display: "Japanese",
      "x-origin": "assumed",
    },
    {
      code: "km",
      display: "Khmer",
      "x-origin": "assumed",
    },
    {
      code: "ko",
      display: "Korean",
      "x-origin": "assumed",
    },
    {
      code: "fa",
      display: "Persian",
      "x-origin": "assumed",
    },
    {
      code: "pl",
      display: "Polish",
      "x-origin": "assumed",
    },
    {
      code: "pt",
      display: "Portuguese",
      "x-origin": "assumed",
    },
    {
      code: "ru",
      display: "Russian",
      "x-origin": "assumed",
    },
    {
      code: "so",
      display: "Somali",
      "x-origin": "assumed",
    },
    {
      code: "vi",
      display: "Vietnamese",
      "x-origin": "assumed",
    },
  ],
});
