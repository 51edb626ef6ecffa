import React from 'react';
import {Tabs, TabsContent, TabsList, TabsTrigger} from '@ohif/ui-next';

export default function Basic() {
  return (
    <Tabs defaultValue="series">
      <TabsList aria-label="Panel view">
        <TabsTrigger value="series">Series</TabsTrigger>
        <TabsTrigger value="measurements">Measurements</TabsTrigger>
        <TabsTrigger value="segments">Segments</TabsTrigger>
      </TabsList>
      <TabsContent value="series">3 series, 412 images.</TabsContent>
      <TabsContent value="measurements">2 lengths, 1 ellipse.</TabsContent>
      <TabsContent value="segments">Liver, spleen, left kidney.</TabsContent>
    </Tabs>
  );
}
