/** Key under which the browser keeps the tour under way: of the browser, since several users take part in one. */
export const tourKey = 'start-tour';
