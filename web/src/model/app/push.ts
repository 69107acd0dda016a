/** The notices that the server pushes, as the service worker reads them. Pure. */

export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly path: string;
  /** A notice replaces an earlier one with the same tag. */
  readonly tag: string;
}

/** Returns the notice of a message. A browser must show one for every message, so an unreadable message has one too. */
export function noticeOf(text: string): PushNotice {
  const plain: PushNotice = { title: "Fullprime", body: "", path: "/", tag: "news" };
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null) return plain;
    const of = (key: string, otherwise: string): string => {
      const value: unknown = Object.entries(read).find(([name]) => name === key)?.[1];
      return typeof value === "string" ? value : otherwise;
    };
    const path = of("path", "/");
    return {
      title: of("title", plain.title),
      body: of("body", ""),
      // Never an address of another site.
      path: /^\/(?![/\\])/.test(path) ? path : "/",
      tag: of("tag", plain.tag),
    };
  } catch {
    return plain;
  }
}
