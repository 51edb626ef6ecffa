import React from 'react';
import {Tabs, TabsContent, TabsList, TabsTrigger} from '@ohif/ui-next';

export default function Basic() {
  return (
    <Tabs defaultValue="series">
      <TabsList aria-label="Panel view">
        <TabsTrigger value="series">Series</TabsTrigger>
        <TabsTrigger value="segments">Segments</TabsTrigger>
        <TabsTrigger value="reports">Reports</TabsTrigger>
      </TabsList>
      <TabsContent value="series">3 series, 412 images.</TabsContent>
      <TabsContent value="segments">Liver, spleen, left kidney.</TabsContent>
      <TabsContent value="reports">1 report, not signed.</TabsContent>
    </Tabs>
  );
}
