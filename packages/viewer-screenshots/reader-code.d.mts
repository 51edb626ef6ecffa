/** The script that adds a step of the tutorial "Your first extension and mode" to `window.config`. */
export function tutorialScript(step: string, version?: string): Promise<string>;
