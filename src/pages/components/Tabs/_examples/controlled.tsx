import React, {useState} from 'react';
import {Button, Tabs, TabsContent, TabsList, TabsTrigger} from '@ohif/ui-next';

export default function Controlled() {
  const [tab, setTab] = useState('fill');

  return (
    <>
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Segment style">
          <TabsTrigger value="both">Fill and outline</TabsTrigger>
          <TabsTrigger value="fill">Fill</TabsTrigger>
          <TabsTrigger value="outline">Outline</TabsTrigger>
        </TabsList>
        <TabsContent value="both">
          The viewer draws the inside and the border.
        </TabsContent>
        <TabsContent value="fill">
          The viewer draws only the inside.
        </TabsContent>
        <TabsContent value="outline">
          The viewer draws only the border.
        </TabsContent>
      </Tabs>
      <Button variant="link" onClick={() => setTab('both')}>
        Back to fill and outline
      </Button>
    </>
  );
}
