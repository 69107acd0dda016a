/** Sizes of elements, without forcing a layout from a script: browsers report them after the layout of each frame. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the window. Read it before the page is built; later it costs a layout. */
export function windowSize(): Size {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}

/** Returns an attachment that calls `report` with the outer size of an element in whole pixels, from the first frame on. */
export function measured(report: (size: Size) => void): (element: Element) => () => void {
  return (element) => {
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (box !== undefined) report({ width: Math.round(box.inlineSize), height: Math.round(box.blockSize) });
    });
    observer.observe(element, { box: "border-box" });
    return () => observer.disconnect();
  };
}
