/** For the pages of rules, which are plain: how many tables wait for the reader, before the title, as everywhere. */

const EVERY = 30_000; // milliseconds, as in the client
const plain = document.title;

async function look(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch("/api/me/turns");
    if (!answer.ok) return;
    const { waiting } = (await answer.json()) as { waiting: number };
    document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain;
  } catch {
    // The line is gone: the last count stays.
  }
}

setInterval(() => void look(), EVERY);
void look();

export {};
