import React from 'react';
import {Tabs, TabsContent, TabsList, TabsTrigger} from '@ohif/ui-next';

export default function Vertical() {
  return (
    <Tabs defaultValue="hotkeys" orientation="vertical">
      <TabsList aria-label="Preferences">
        <TabsTrigger value="hotkeys">Hotkeys</TabsTrigger>
        <TabsTrigger value="language">Language</TabsTrigger>
        <TabsTrigger value="account" disabled>
          Account
        </TabsTrigger>
      </TabsList>
      <TabsContent value="hotkeys">Hotkeys for tools.</TabsContent>
      <TabsContent value="language">Viewer language.</TabsContent>
      <TabsContent value="account">Nobody is signed in.</TabsContent>
    </Tabs>
  );
}
