export const checkNetwork = (text: string): {findings: {rule: string}[]} => ({findings: []});
