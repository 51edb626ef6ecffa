/** Milliseconds: a host that takes longer is as good as none. */
const patience = 5_000;

/** Whether the host of the site answers at all, with whatever it may be. */
export async function isReachable(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: controller.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
