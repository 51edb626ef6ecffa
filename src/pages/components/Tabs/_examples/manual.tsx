import React from 'react';
import {Tabs, TabsContent, TabsList, TabsTrigger} from '@ohif/ui-next';

export default function Manual() {
  return (
    <Tabs defaultValue="today" activationMode="manual">
      <TabsList aria-label="Studies">
        <TabsTrigger value="today">Today</TabsTrigger>
        <TabsTrigger value="week">This week</TabsTrigger>
        <TabsTrigger value="all">All</TabsTrigger>
      </TabsList>
      <TabsContent value="today">Asks the archive for one day.</TabsContent>
      <TabsContent value="week">Asks for seven days.</TabsContent>
      <TabsContent value="all">Asks for everything: slow.</TabsContent>
    </Tabs>
  );
}
