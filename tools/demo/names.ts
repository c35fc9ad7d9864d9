/** Common given names, some with diacritics as cases for search and sorting. */
export const givenNames = {
  female: words(`
    Ada, Agnès, Alma, Anna-Lena, Beatriz, Carmen, Chloé, Clara, Dorothy, Edith, Eleanor,
    Elżbieta, Esther, Fatima, Florence, Françoise, Gloria, Grace, Hana, Helen, Inés, Irene,
    Jean, Josephine, Joy, Keiko, Leila, Lucía, Mabel, Mae, María, Mary Jo, Nadia, Noor, Olga,
    Phyllis, Renée, Rosa, Ruth, Sofía, Sunniva, Thelma, Vera, Winifred, Zoë
  `),
  male: words(`
    Abel, Ahmed, Albert, Amos, André, Arthur, Benito, Björn, Cecil, Clarence, Dmitri, Earl,
    Eduardo, Elias, Ernest, Felix, François, Frank, George, Gianni, Günter, Harold, Hiroshi,
    Ignacio, Ivan, Jean-Luc, Jesús, Jonas, José, Karl, Kofi, Leon, Luther, Mateo, Miloš, Nils,
    Omar, Otis, Pedro, Ralph, Rubén, Søren, Theo, Víctor, Walter, Wendell, Zbigniew
  `),
};

/** Family names made from plants and trees, so that no one takes them for those of real patients. */
export const familyNames = words(`
  Abeto, Alder, Almond, Ashwood, Aspen, Basil, Beech-Marsh, Birch, Björk, Bramble, Briar,
  Cedar, Cerisier, Chêne, Clover, Cypress, D'Almond, D'Olivier, Dogwood, Elder, Elm-Rivers,
  Fennel, Fern, Fern-Hollis, Flores-Olmo, Gentian, Ginkgo, Hawthorn, Hazel, Heather, Hickory,
  Holly, Hyacinth, Ivy, Jasmin, Juniper, Laburnum, Larkspur, Laurel, Lavender, Leaf, Linden,
  Lupin, Magnolia, Maple, Marigold, Mimosa, Moss, Myrtle, Nettle, O'Bracken, O'Heather,
  O'Willow, Oakes, Olmo, Peña-Rosal, Peony, Pine, Poplar, Quince, Reed, Roble, Rosé, Rowan,
  Rush, Sage, Schößling, Sequoia, Sorrel, Spruce, St. Clover, Søbirk, Tansy, Thistle, Thorne,
  Tulip, Van der Linde, Verbena, Willow, Wisteria, Yarrow, Yew
`);

export const middleNames = words('A., Blossom, C., Dale, Grove, J., L., Marie, Reed, T.');

/** Reduces a name to letters that fit into an e-mail address. */
export function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

function words(list: string): readonly string[] {
  return list.split(',').map((word) => word.trim());
}
