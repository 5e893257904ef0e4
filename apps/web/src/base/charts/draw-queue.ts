type Draw = () => void;

const waiting: Draw[] = [];
/** Something was drawn that the browser may not have shown yet. */
let isShowing = false;

/**
 * Draws at once, or where others were drawn just now when the browser has shown them: a dozen charts that come into sight together are
 * seen one after the other and not all of them late. Answers what takes it back while it waits.
 */
export function queueDrawing(draw: Draw): () => void {
  waiting.push(draw);
  if (!isShowing) drawNext();
  return () => {
    const at = waiting.indexOf(draw);
    if (at !== -1) waiting.splice(at, 1);
  };
}

function drawNext(): void {
  const draw = waiting.shift();
  isShowing = draw !== undefined;
  if (!draw) return;
  draw();
  // A frame begins, and when its picture is made the turn is the next one's.
  requestAnimationFrame(() => setTimeout(drawNext));
}
