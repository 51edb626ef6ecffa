import React, {useState} from 'react';
import {Button, Tabs, TabsContent, TabsList, TabsTrigger} from '@ohif/ui-next';

export default function Controlled() {
  const [tab, setTab] = useState('fill');

  return (
    <>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="How segments are drawn">
          <TabsTrigger value="both">Fill and outline</TabsTrigger>
          <TabsTrigger value="fill">Fill</TabsTrigger>
          <TabsTrigger value="outline">Outline</TabsTrigger>
        </TabsList>
        <TabsContent value="both">Both are drawn.</TabsContent>
        <TabsContent value="fill">Only the inside is drawn.</TabsContent>
        <TabsContent value="outline">Only the border is drawn.</TabsContent>
      </Tabs>
      <Button variant="link" onClick={() => setTab('both')}>
        Back to fill and outline
      </Button>
    </>
  );
}
