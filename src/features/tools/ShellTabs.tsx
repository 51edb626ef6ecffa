import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** The same commands for three shells; the choice is remembered, and all tabs follow it. */
export default function ShellTabs({
  shell,
  powershell,
  cmd,
}: Record<'shell' | 'powershell' | 'cmd', ReactNode>): ReactNode {
  return (
    <Tabs groupId="shell">
      <TabItem value="shell" label="Linux, macOS, Git Bash">
        {shell}
      </TabItem>
      <TabItem value="powershell" label="PowerShell">
        {powershell}
      </TabItem>
      <TabItem value="cmd" label="cmd.exe">
        {cmd}
      </TabItem>
    </Tabs>
  );
}
