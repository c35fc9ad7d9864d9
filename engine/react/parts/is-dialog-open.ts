/** Reports whether a dialog is open, under which no shortcut of the page acts. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
